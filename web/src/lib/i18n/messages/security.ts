// Second factors, sessions and what happened to the account.

import { clientEvents } from '#contract/client/event-kinds.ts'

/** Names of products; null where they are not known. */
type Device = { readonly browser: string | null; readonly system: string | null }

export const security = {
  title: 'Security',
  lead: 'What protects your account besides the password, and who is signed in.',
  off: 'Off',
  on: 'On',
  working: 'One moment',
  cancel: 'Cancel',

  totpTitle: 'Authenticator app',
  totpWhat: 'An app on your phone shows a new six-digit code every half minute.',
  totpAdd: 'Add an app',
  totpScan: 'Scan this picture with your app, or type the key into it. Then enter its code.',
  totpPicture: 'The key as a picture for your app',
  totpKey: 'Key',
  totpOpen: 'Open in an app on this device',
  totpConfirm: 'Turn it on',
  totpRemove: 'Remove the app',
  totpRemoveText: 'Enter a code of the app, or a recovery code. Other sessions will end.',
  code: 'Code',
  appCode: 'Code of the app',

  codesTitle: 'Recovery codes',
  codesWhat: 'For when your phone or your passkey is lost. Each works once.',
  codesLeft: (left: number) => (left === 1 ? '1 code left' : `${left} codes left`),
  codesNone: 'They come with your first authenticator app or passkey.',
  codesNew: 'Make new codes',
  codesShown: 'Keep these somewhere safe. We cannot show them again.',
  codesCopy: 'Copy them',
  codesCopied: 'Your recovery codes are copied.',
  codesKept: 'I have kept them',

  passkeysTitle: 'Passkeys',
  passkeysWhat: 'Sign in with your finger, your face or a security key. Nothing to type or forget.',
  passkeysNone: 'You have no passkey yet.',
  passkeysUnknown: 'This browser has no passkeys.',
  passkeyAdd: 'Add a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you know it again, e.g. "My phone".',
  nameMissing: 'Name must not be empty',
  passkeyMake: 'Make the passkey',
  passkeyCancelled: 'No passkey was made. Please try again.',
  added: (date: string) => `Added ${date}`,
  used: (date: string) => `last used ${date}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  save: 'Save',
  remove: 'Remove',

  proveTitle: 'Please confirm that it is you',
  password: 'Password',
  codeHint: 'The six digits of your authenticator app, or a recovery code.',
  usePasskey: 'Use a passkey',
  goOn: 'Go on',

  sessionsTitle: 'Where you are signed in',
  device: ({ browser, system }: Device) =>
    `${browser ?? 'Another browser'}${system === null ? '' : ` on ${system}`}`,
  thisOne: 'this one',
  since: (date: string) => `Since ${date}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out everywhere else',

  devicesTitle: 'Browsers we know',
  devicesWhat: 'A sign-in on any other browser is told to you by e-mail.',
  devicesNone: 'We know none of your browsers.',
  forget: 'Forget',
  forgetOf: (label: string) => `Forget ${label}`,

  events: clientEvents,
  eventsTitle: 'What happened',
  eventsNone: 'Nothing has happened yet.',
  eventsFailed: 'This could not be loaded.',
  more: 'Show older',
  by: { you: '', system: 'by the system', staff: 'by support' },
  utc: 'Times are UTC.',
}
