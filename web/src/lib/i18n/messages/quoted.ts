// What has a price here, where something else was asked for.

export const quoted = {
  title: 'What is quoted here',
  none: 'No price has come yet.',
  all: 'All instruments',
  missing: (symbol: string) => `${symbol} is not quoted here`,
  missingLead: (symbol: string) =>
    `The source of prices of this install has no ${symbol}. This is what it has.`,
}
