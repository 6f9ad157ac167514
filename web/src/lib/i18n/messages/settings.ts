// The place of what a client sets.

export const settings = {
  title: 'Settings',
  notices: 'Notices',
  preferences: 'Appearance and sounds',
}
