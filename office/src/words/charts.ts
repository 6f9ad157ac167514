// What every chart of the office says.

export const charts = {
  asTable: 'as a table',
  today: 'today',
  nothing: 'Nothing in this time',
} as const
