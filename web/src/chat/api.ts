// What the chat asks the server: as the client who is signed in in this browser, or as a visitor.

import { type Chat, chatRoutes as routes } from '#contract/public/chat.ts'
import { languages } from '#contract/shared/languages.ts'
import { callAsKnown } from '../lib/http/call.ts'

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
