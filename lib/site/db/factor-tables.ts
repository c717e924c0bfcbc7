/** What staff prove who they are with, besides their password. Shapes as in `tables.ts`. */

/** The enrolled second factor of a member of staff. */
export type StaffFactorsTable = {
  account_id: string;
  /** The secret of the codes, sealed with the site's own secret (lib/site/security/seal.ts). */
  secret: string;
  enrolled_at: number;
  /** The 30-second step of the last accepted code: neither it nor an earlier one is accepted again. */
  last_step: number;
};

export type RecoveryCodesTable = {
  /** The keyed fingerprint of the code. The row goes when the code is used. */
  id: string;
  account_id: string;
};

/** A browser on which a member of staff signs in with the password alone. */
export type TrustedDevicesTable = {
  /** The fingerprint of the secret in its cookie; the secret itself is nowhere. */
  id: string;
  account_id: string;
  /** As its owner would name it, e.g. `Firefox on Windows`. */
  browser: string | null;
  trusted_at: number;
  last_used_at: number;
  expires_at: number;
};
