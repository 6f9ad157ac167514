// English: the texts of every screen, by feature. What is filled in is an argument.

import { account } from '../features/account/messages.ts'
import { auth } from '../features/auth/messages.ts'
import { landing } from '../features/landing/messages.ts'
import { profits } from '../features/profits/messages.ts'
import { quickTrading } from '../features/quick-trading/messages.ts'
import { receipt } from '../features/receipt/messages.ts'
import { tradeHistory } from '../features/trade-history/messages.ts'
import { shell } from './shell.ts'
import { soon } from './soon.ts'

export const en = {
  account,
  auth,
  landing,
  profits,
  quickTrading,
  receipt,
  tradeHistory,
  shell,
  soon,
}
