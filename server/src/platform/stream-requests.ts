// What a socket may say, as it is read: all that the contract knows, for whomever.

import * as z from 'zod/mini'
import { StreamRequest } from '#contract/client/stream.ts'
import { ChatFollow } from '#contract/public/chat.ts'

const Request = z.union([StreamRequest, ChatFollow])

/** Undefined: it is none. */
export function parseRequest(text: string): z.infer<typeof Request> | undefined {
  try {
    return z.safeParse(Request, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
