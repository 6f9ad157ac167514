// Sends a document and tells how much of it has left: fetch cannot say that, so this is the one
// place with an XMLHttpRequest. Otherwise as in lib/http/call.ts.

import * as z from 'zod/mini'
import { documentRoutes } from '#contract/client/documents.ts'
import type { DocumentMethod } from '#contract/shared/identity-documents.ts'
import { Failure } from '#contract/shared/wire.ts'
import { registrationRoutes } from '#contract/token/registrations.ts'
import { ApiError, somethingWrong } from '../http/api-error.ts'
import { ask } from '../http/call.ts'
import { useSession } from '../session/session.ts'

/** 0 to 1; at 1 all has left and the server is at work. */
export type OnProgress = (share: number) => void

export type Sending = {
  readonly file: Blob
  readonly method: DocumentMethod
  /** Of a registration; without it the signed-in client sends. */
  readonly session?: string
}

export async function sendDocument(sending: Sending, onProgress: OnProgress) {
  if (sending.session !== undefined) {
    const route = registrationRoutes.sendRegistrationDocument
    return z.parse(route.reply, await post(route.path, sending, onProgress))
  }
  const route = documentRoutes.sendDocument
  try {
    return z.parse(route.reply, await post(route.path, sending, onProgress))
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
    // Any call renews a session that has run out, or finds that it is over.
    await ownDocument()
    if (error.status === 403) throw error
    return z.parse(route.reply, await post(route.path, sending, onProgress))
  }
}

/** The client's own, as the server knows it. */
export async function ownDocument() {
  return ask(documentRoutes.documentView)
}

const timeoutMs = 120_000

function post(path: string, { file, method, session }: Sending, onProgress: OnProgress) {
  const form = new FormData()
  form.append('method', method)
  if (session !== undefined) form.append('session', session)
  form.append('id_file', file)
  const { token } = useSession.getState()
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api${path}`)
    request.timeout = timeoutMs
    if (session === undefined && token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300
      const answer = parsed(request.responseText)
      if (isDone) resolve(answer)
      else reject(failureOf(request.status, answer))
    }
    request.onerror = () => reject(noAnswer(navigator.onLine ? unreachable : 'You are offline.'))
    request.ontimeout = () => reject(noAnswer(tooSlow))
    request.send(form)
  })
}

const unreachable = 'The server cannot be reached. Please try again.'
const tooSlow = 'The server did not answer in time. Please try again.'

function noAnswer(message: string): ApiError {
  return new ApiError(0, { message, code: 'no_answer' })
}

function failureOf(status: number, answer: unknown): ApiError {
  const failure = z.safeParse(Failure, answer)
  const unreadable = { message: somethingWrong, code: 'unreadable' }
  return new ApiError(status, failure.success ? failure.data : unreadable)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
