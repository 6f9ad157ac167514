// Words around the articles of the help.

export const helpCentre = {
  title: 'Help',
  description: 'How trades, accounts, deposits and withdrawals work here, and what the odds are.',
  lead: 'How things work here, in plain words.',
  contents: 'All articles',
  search: 'Search the help',
  found: (count: number) => (count === 1 ? 'One article.' : `${count} articles.`),
  nothing: 'No article has all of these words.',
  ask: 'Ask us in the chat.',
} as const
