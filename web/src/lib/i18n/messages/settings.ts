// The place of what a client sets.

export const settings = {
  title: 'Settings',
  preferences: 'Appearance and sounds',
}
