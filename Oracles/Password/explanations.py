"""Why the Python package differs from the JavaScript that this project follows."""


def explain(password, context, expected, found):
    """Returns the reason for a difference, or None if there is none."""
    return None
