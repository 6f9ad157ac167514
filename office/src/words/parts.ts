// What the parts of several screens say.

export const parts = {
  sayWhy: 'Say why: it is kept in the record.',
  /** Above the buttons of a table. */
  action: 'Action',
} as const
