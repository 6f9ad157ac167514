// What the stream asks before it speaks for a client.

import { accountRoutes } from '#contract/client/accounts.ts'
import { ask } from '../http/call.ts'

export async function streamTicket(): Promise<string> {
  return (await ask(accountRoutes.streamTicket)).ticket
}
