/** Tests do much at once, on machines that may be busy: who waits for their turn is no outage. */
export const patient = { patienceMs: 60_000 } as const
