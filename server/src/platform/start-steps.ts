// How far the start of a process has come, on its own timeline: for the log, and for those who ask
// where the time of a start goes.

/** In their order, but that the market comes to life while the doors are opened. */
export const startSteps = [
  'code',
  'database',
  'lead',
  'settings',
  'doors',
  'texts',
  'market',
  'loops',
] as const
export type StartStep = (typeof startSteps)[number]
/** Milliseconds since the process began; of those that are done. */
export type StepTimes = Partial<Record<StartStep, number>>

const prefix = 'start: '

/** The code is loaded, the database asked, the lead taken, the settings read, and so on. */
export function stepDone(step: StartStep): void {
  performance.mark(prefix + step)
}

export function stepTimes(): StepTimes {
  const at = new Map(
    performance.getEntriesByType('mark').map((mark) => [mark.name, mark.startTime]),
  )
  return Object.fromEntries(
    startSteps.flatMap((step) => {
      const ms = at.get(prefix + step)
      return ms === undefined ? [] : [[step, ms]]
    }),
  )
}

/** Such as "code 900 ms, database 960 ms". */
export function stepsText(times: StepTimes): string {
  return Object.entries(times)
    .map(([step, ms]) => `${step} ${Math.round(ms)} ms`)
    .join(', ')
}
