// What every chart of the office says.

export const charts = {
  asTable: 'as a table',
  today: 'today',
} as const
