// The names of the rules that signals come from, and from how many on a rate is told; without the
// schemas, which pages of the site do without.

/** In the order in which they are shown: the base line last. */
export const ruleNames = ['momentum', 'mean_reversion', 'volatility_breakout', 'coin'] as const
export type RuleName = (typeof ruleNames)[number]

/** No rate is told of fewer decided signals. */
export const ratedFrom = 30
