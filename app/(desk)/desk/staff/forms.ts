import { z } from 'zod';
import { STAFF_NAME_MAX } from '@/lib/accounts/staff-users';
import { choice, email, optional, text } from '@/lib/site/fields';

const name = text('Name', {
  max: STAFF_NAME_MAX,
  empty: 'Enter a name.',
  tooLong: `Shorten the name to ${STAFF_NAME_MAX} characters.`,
});
const role = choice('Role', {
  staff: 'Staff: leads, orders, emails',
  owner: 'Owner: also money, downloads, erasing and staff',
});

export const inviteForm = z.object({
  name,
  email: email('Email address', { problem: 'That is not an email address.' }),
  role,
});

/** An owner’s own role is not asked for: it stays. */
export const memberForm = z.object({ name, role: optional(role) });
