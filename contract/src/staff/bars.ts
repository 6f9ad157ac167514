// Why a member of staff may not decide something, for a screen to say before they try.

/**
 * `role`: none of their roles may; `own`: it is about themselves; `maker`: they asked for it;
 * `given`: they said yes already; `waits`: nobody may yet.
 */
export const bars = ['role', 'own', 'maker', 'given', 'waits'] as const
export type Bar = (typeof bars)[number]
