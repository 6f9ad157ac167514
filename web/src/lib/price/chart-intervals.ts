// How long a bar of a public chart can be, in seconds.

export const chartIntervals = [60, 900, 3600, 86400] as const
export type ChartInterval = (typeof chartIntervals)[number]
