// What the chat asks the server: as the client who is signed in in this browser, or as a visitor.

import { urlOf } from '#browser/http/url-of.ts'
import { type Chat, chatRoutes as routes } from '#contract/public/chat.ts'
import { languages } from '#contract/shared/languages.ts'
import { dataUrlOf } from '../lib/files/data-url.ts'
import { callAsKnown } from '../lib/http/call.ts'
import { useSession } from '../lib/session/session.ts'

export async function readChat(after: number): Promise<Chat> {
  return (await callAsKnown(routes.chat, { query: { after: String(after) } })).data
}

export async function chatTicket(): Promise<string> {
  return (await callAsKnown(routes.chatOpening, { body: {} })).data.ticket
}

type Writing = { readonly key: string; readonly text: string; readonly email: string | undefined }

export async function sendMessage({ email, ...written }: Writing): Promise<Chat> {
  const language = languages.find((one) => one === document.documentElement.lang) ?? 'en'
  const body = { ...written, language, page: pageBeside(), ...(email ? { email } : {}) }
  return (await callAsKnown(routes.chatMessage, { body })).data
}

export async function tellSeen(seq: number): Promise<void> {
  await callAsKnown(routes.chatSeen, { body: { seq } })
}

export async function tellTyping(): Promise<void> {
  await callAsKnown(routes.chatTyping, { body: {} })
}

export async function endChat(): Promise<Chat> {
  return (await callAsKnown(routes.chatEnd, { body: {} })).data
}

export async function rateChat(rating: number): Promise<Chat> {
  return (await callAsKnown(routes.chatRating, { body: { rating } })).data
}

export async function mailTranscript(): Promise<void> {
  await callAsKnown(routes.chatTranscript, { body: {} })
}

/** The page that the frame stands in, as it said itself. */
function pageBeside(): string {
  const from = new URLSearchParams(location.search).get('from') ?? '/chat'
  return /^\/[\w/-]{0,199}$/.test(from) ? from : '/chat'
}

export async function sendPicture(key: string, file: File): Promise<Chat> {
  return (await callAsKnown(routes.chatPicture, { body: { key }, file })).data
}

/** As a data: address; the page may show no other. */
export async function readPicture(id: string): Promise<string> {
  const asked = await fetchPicture(id)
  // An old token is renewed by asking anything else.
  if (asked.status === 401) await readChat(0)
  const answer = asked.status === 401 ? await fetchPicture(id) : asked
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`)
  return dataUrlOf(await answer.blob())
}

function fetchPicture(id: string): Promise<Response> {
  const { token } = useSession.getState()
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` }
  return fetch(urlOf(routes.chatPictureFile, { params: { id } }), { headers })
}
