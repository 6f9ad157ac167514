// A member's own passkeys.

export const passkeys = {
  title: 'Your passkeys',
  help: 'A passkey shows your second factor in place of a code. Your app works on beside it.',
  appFirst: 'Set up an authenticator app first',
  none: 'You have none yet.',
  add: 'Add a passkey',
  make: 'Make it',
  name: 'Name',
  nameHint: 'What you will know it by: the machine it is on, say.',
  nameMissing: 'Give it a name.',
  added: 'Added',
  used: 'Last used',
  never: 'never',
  rename: 'Rename',
  remove: 'Remove',
} as const
