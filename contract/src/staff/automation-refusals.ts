// Every "no" about stops of automated trading.

import type { RefusalText } from '../shared/refusals.ts'

export const automationRefusals = {
  automation_stopped_already: { status: 409, message: 'Automated trading is stopped already.' },
  automation_not_stopped: { status: 409, message: 'Automated trading is not stopped.' },
} as const satisfies Record<string, RefusalText>
