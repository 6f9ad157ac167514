// How often screens ask for what changes seldom, or is long: the bell says at once that it did.

export const seldomMs = 60_000
