// Every "no" about stops of trading.

import type { RefusalText } from '../shared/refusals.ts'

export const tradingStopRefusals = {
  stopped_already: { status: 409, message: 'New trades on it are stopped already.' },
  not_stopped: { status: 409, message: 'New trades on it are not stopped.' },
} as const satisfies Record<string, RefusalText>
