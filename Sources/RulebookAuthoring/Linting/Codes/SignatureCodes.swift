import Violations

extension LintCode {
  /// The codes of folders of packs and catalogs that a policy refuses.
  static let signatures: [LintCode] = [
    LintCode(
      "signature.added",
      .error,
      "A signed folder has a file that its manifest lacks.",
      remedy: "Remove it, or sign the folder again."
    ),
    LintCode(
      "signature.altered",
      .error,
      "A file was changed after it was signed.",
      remedy: "Get the folder again, or sign it again if the change is wanted."
    ),
    LintCode(
      "signature.bad_key",
      .error,
      "A file isn't a private key for signing packs.",
      remedy: "Name the file that `rulebook keys` made."
    ),
    LintCode(
      "signature.bad_manifest",
      .error,
      "A manifest isn't written as it must be.",
      remedy: "Sign the folder again; if that fails, remove `rulebook.manifest` first."
    ),
    LintCode(
      "signature.bad_path",
      .error,
      "A path in a manifest doesn't mean one file on every system.",
      remedy: "Rename the file, and sign the folder again."
    ),
    LintCode(
      "signature.bad_policy",
      .error,
      "A policy has a mistake.",
      remedy: "Correct it at the marked place."
    ),
    LintCode(
      "signature.bad_signature",
      .error,
      "The file of a signature isn't written as it must be.",
      remedy: "Sign the folder again."
    ),
    LintCode(
      "signature.bad_state",
      .error,
      "The file with the highest revisions is broken.",
      remedy: "Restore it. If you can't, set `least-revision` in the policy, and remove the file."
    ),
    LintCode(
      "signature.expired",
      .error,
      "The policy no longer accepts a pack.",
      remedy: "Change `expires` in the policy if the pack is still wanted."
    ),
    LintCode(
      "signature.exposed_key",
      .error,
      "Other users may read or change a private key, or it is where packs or policies belong.",
      remedy:
        "Run `chmod 600` on it, or move it; if it may have been read, revoke it and make a new one."
    ),
    LintCode(
      "signature.from_future",
      .error,
      "A folder was signed later than today.",
      remedy: "Correct the clock of this system or of the one that signed."
    ),
    LintCode(
      "signature.key_expired",
      .error,
      "A key is no longer valid.",
      remedy: "Sign the folder again, with a newer key."
    ),
    LintCode(
      "signature.key_not_yet_valid",
      .error,
      "A key isn't valid yet.",
      remedy: "Sign with the key that is valid now."
    ),
    LintCode(
      "signature.missing",
      .error,
      "A folder isn't signed, or a file can't be.",
      remedy: "Run `rulebook sign` on the folder, and pass that."
    ),
    LintCode(
      "signature.missing_file",
      .error,
      "A signed folder lacks a file of its manifest.",
      remedy: "Get the folder again, or sign it again if the file isn't wanted."
    ),
    LintCode(
      "signature.missing_pack",
      .error,
      "A pack that the policy requires wasn't loaded, or is broken.",
      remedy: "Pass its folder, correct what is broken, or remove it from `required-packs`."
    ),
    LintCode(
      "signature.not_allowed",
      .error,
      "A pack does something that the policy doesn't let it do.",
      remedy: "Change the pack, or what the pack may do in the policy."
    ),
    LintCode(
      "signature.not_matching",
      .error,
      "A signature doesn't match its manifest.",
      remedy: "Get the folder again from its publisher, or sign it with its name."
    ),
    LintCode(
      "signature.old_revision",
      .error,
      "A revision is lower than the least one in the policy.",
      remedy: "Get the newest revision."
    ),
    LintCode(
      "signature.other_key",
      .error,
      "A key signed a pack that it isn't allowed to sign.",
      remedy: "Sign it with one of the keys of this pack in the policy."
    ),
    LintCode(
      "signature.revision_used",
      .error,
      "Another content has the same revision.",
      remedy: "Sign it again, as a newer revision."
    ),
    LintCode(
      "signature.revoked_key",
      .error,
      "A key is revoked.",
      remedy: "Sign the folder again, with another key."
    ),
    LintCode(
      "signature.rolled_back",
      .error,
      "A newer revision of a pack was loaded before.",
      remedy: "Get the newest revision. To go back, sign older content as a newer revision."
    ),
    LintCode(
      "signature.state_not_written",
      .error,
      "The highest revisions can't be recorded.",
      remedy: "Let this user write the folder of `state` in the policy."
    ),
    LintCode(
      "signature.too_old",
      .error,
      "A folder was signed too long ago.",
      remedy: "Get a newer revision, or have it signed again."
    ),
    LintCode(
      "signature.two_packs",
      .error,
      "Two folders are the same pack, with different content, or one folder was two packs.",
      remedy: "Keep one of them."
    ),
    LintCode(
      "signature.unknown_key",
      .error,
      "The policy doesn't have the key of a signature.",
      remedy: "Sign with one of the keys in the policy, or add this one."
    ),
    LintCode(
      "signature.unknown_pack",
      .error,
      "The policy doesn't have a pack.",
      remedy: "Add it to `packs` in the policy."
    ),
  ]
}
