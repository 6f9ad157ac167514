// The two modes of an install: `sandbox` has play money only, `live` real money as well.

export const installModes = ['sandbox', 'live'] as const
export type InstallMode = (typeof installModes)[number]
