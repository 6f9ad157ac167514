// Sends a document and tells how much of it has left: fetch cannot say that, so this is the one
// place with an XMLHttpRequest. Otherwise as in lib/http/call.ts.

import * as z from 'zod/mini'
import { ApiError } from '#browser/http/api-error.ts'
import { failureOf, inWords, noAnswer, unreachable } from '#browser/http/failure.ts'
import { documentRoutes } from '#contract/client/documents.ts'
import type { DocumentMethod } from '#contract/shared/identity-documents.ts'
import { registrationRoutes } from '#contract/token/registrations.ts'
import { ask } from '../http/call.ts'
import { loadWords } from '../http/words.ts'
import * as t from '../i18n/i18n.ts'
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
    return inWords(z.parse(route.reply, await post(route.path, sending, onProgress)), loadWords)
  }
  const route = documentRoutes.sendDocument
  try {
    return inWords(z.parse(route.reply, await post(route.path, sending, onProgress)), loadWords)
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error
    // Any call renews a session that has run out, or finds that it is over.
    await ownDocument()
    if (error.status === 403) throw error
    return inWords(z.parse(route.reply, await post(route.path, sending, onProgress)), loadWords)
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
      else void failureOf(request.status, answer, loadWords).then(reject)
    }
    request.onerror = () => reject(noAnswer(unreachable()))
    request.ontimeout = () => reject(noAnswer(t.line.tooSlow))
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
