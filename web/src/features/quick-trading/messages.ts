// The trading screen.

export const quickTrading = {
  title: 'Quick Trading',
}
