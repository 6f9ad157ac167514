// The strip of prices above the menu.

export const ticker = {
  label: 'Prices now',
  pause: 'Stop the prices from running',
  run: 'Let the prices run',
  stale: 'stale',
  closed: 'closed',
}
