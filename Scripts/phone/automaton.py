"""Automata for the regular expressions of telephone metadata.

The expressions describe finite sets of digit strings. Each becomes a minimal automaton without
loops. Equal sets of strings share a state, so comparing two sets means comparing two numbers.
"""

import re._parser as expressions

DIGITS = range(10)

# The state of the empty set, which doesn't accept anything.
DEAD = 0


class Node:
    """A state of a non-deterministic automaton."""

    def __init__(self):
        self.moves = []
        self.skips = []

    def move(self, digits):
        """Returns a new state that any of the digits leads to."""
        node = Node()
        self.moves.append((digits, node))
        return node


class Automaton:
    """All sets of digit strings so far: states that accept or don't, with a state for each digit."""

    def __init__(self):
        self.accepting = [False]
        self.children = [(DEAD,) * 10]
        self._known = {(False, (DEAD,) * 10): DEAD}
        self._of_expression = {}
        self._lengths = {DEAD: ()}

    def state(self, expression):
        """Returns the state of the strings that an expression matches completely."""
        if expression not in self._of_expression:
            start = Node()
            end = append(start, expressions.parse(expression))
            self._of_expression[expression] = self._determine(reachable([start]), end, {})
        return self._of_expression[expression]

    def lengths_of_all(self, state):
        """Returns lengths if all strings of these lengths are accepted and no others, or else None."""
        if state not in self._lengths:
            children = self.children[state]
            rest = self.lengths_of_all(children[0]) if len(set(children)) == 1 else None
            here = (0,) if self.accepting[state] else ()
            self._lengths[state] = None if rest is None else here + tuple(n + 1 for n in rest)
        return self._lengths[state]

    def _determine(self, nodes, end, made):
        if nodes not in made:
            children = []
            for digit in DIGITS:
                following = reachable(node for origin in nodes for digits, node in origin.moves
                                      if digit in digits)
                children.append(self._determine(following, end, made) if following else DEAD)
            made[nodes] = self._shared(end in nodes, tuple(children))
        return made[nodes]

    def _shared(self, accepts, children):
        key = (accepts, children)
        if key not in self._known:
            self._known[key] = len(self.children)
            self.accepting.append(accepts)
            self.children.append(children)
        return self._known[key]


def reachable(nodes):
    """Returns the states that can be reached without reading a digit."""
    found = set(nodes)
    waiting = list(found)
    while waiting:
        for node in waiting.pop().skips:
            if node not in found:
                found.add(node)
                waiting.append(node)
    return frozenset(found)


def append(start, items):
    """Appends a parsed expression to a state, and returns the state at its end."""
    end = start
    for operation, argument in items:
        name = str(operation)
        if name == "LITERAL":
            end = end.move({int(chr(argument))})
        elif name == "IN":
            end = end.move(set().union(*(members(member) for member in argument)))
        elif name == "BRANCH":
            end = append_branches(end, argument[1])
        elif name == "SUBPATTERN":
            end = append(end, argument[3])
        elif name == "MAX_REPEAT":
            end = append_repeated(end, *argument)
        else:
            raise ValueError(f"{name} is not expected in metadata")
    return end


def append_branches(start, branches):
    """Appends alternatives that begin and end together."""
    end = Node()
    for branch in branches:
        first = Node()
        start.skips.append(first)
        append(first, branch).skips.append(end)
    return end


def append_repeated(start, least, most, items):
    """Appends a part that occurs several times."""
    for _ in range(least):
        start = append(start, items)
    end = Node()
    start.skips.append(end)
    for _ in range(most - least):
        start = append(start, items)
        start.skips.append(end)
    return end


def members(member):
    """Returns the digits of one part of a character class."""
    kind, argument = str(member[0]), member[1]
    if kind == "LITERAL":
        return {int(chr(argument))}
    if kind == "RANGE":
        return set(range(int(chr(argument[0])), int(chr(argument[1])) + 1))
    if kind == "CATEGORY":
        return set(DIGITS)
    raise ValueError(f"{kind} is not expected in a class of digits")
