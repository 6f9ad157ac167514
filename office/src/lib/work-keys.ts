// The keys of what is done all day, the same on every screen: hints, buttons and what listens read
// them here.

export const workKeys = {
  next: 'j',
  previous: 'k',
  approve: 'a',
  reject: 'x',
  take: 't',
  snooze: 'z',
  undo: 'u',
} as const

/** As it stands on a button. */
export function capOf(name: keyof typeof workKeys): string {
  return workKeys[name].toUpperCase()
}
