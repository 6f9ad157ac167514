// Has the conversation do things: asked for from where it is known, sent line by line with a key
// each, followed while there is one, and seen while it is before somebody.

import { create } from 'zustand'
import { messageOf } from '#browser/http/errors.ts'
import { newKey } from '#browser/http/new-key.ts'
import * as api from './api.ts'
import { followChat } from './follow.ts'
import {
  afterOf,
  isCut,
  nothingYet,
  type Outgoing,
  type Talk,
  withAnswer,
  withOutgoing,
} from './talk.ts'

type Known = {
  readonly talk: Talk
  /** Why it could not be asked for the first time. */
  readonly failure: string | undefined
  readonly isLost: boolean
  readonly isTyping: boolean
}

export const useTalk = create<Known>(() => ({
  talk: nothingYet,
  failure: undefined,
  isLost: false,
  isTyping: false,
}))

const typingMs = 6_000
/** Beside the socket, in case that lies. */
const lookEveryMs = 30_000

let asking: Promise<void> | undefined
let isAskedAgain = false
let stopFollowing: (() => void) | undefined
let typing: ReturnType<typeof setTimeout> | undefined

export function startTalk(): void {
  void refresh()
  setInterval(() => {
    if (!document.hidden && stopFollowing) void refresh()
  }, lookEveryMs)
}

/** One call at a time; whoever asks meanwhile gets one more after it. */
export function refresh(): Promise<void> {
  if (asking) {
    isAskedAgain = true
    return asking
  }
  asking = readOn()
    .catch((error: unknown) => {
      const { talk } = useTalk.getState()
      if (talk.service === undefined) useTalk.setState({ failure: messageOf(error) })
    })
    .finally(() => {
      asking = undefined
      if (!isAskedAgain) return
      isAskedAgain = false
      void refresh()
    })
  return asking
}

async function readOn(): Promise<void> {
  for (;;) {
    const { talk } = useTalk.getState()
    const answer = await api.readChat(afterOf(talk))
    const whole = isCut(talk, answer) ? await api.readChat(0) : answer
    take(whole)
    if (whole.conversation?.has_more !== true) return
  }
}

function take(answer: Parameters<typeof withAnswer>[1]): void {
  const talk = withAnswer(useTalk.getState().talk, answer)
  useTalk.setState({ talk, failure: undefined })
  if (talk.conversation && !stopFollowing) follow()
}

function follow(): void {
  stopFollowing = followChat({
    following: () => {
      useTalk.setState({ isLost: false })
      void refresh()
    },
    more: () => {
      notTyping()
      void refresh()
    },
    typing: () => {
      useTalk.setState({ isTyping: true })
      clearTimeout(typing)
      typing = setTimeout(notTyping, typingMs)
    },
    lost: () => useTalk.setState({ isLost: true }),
  })
}

function notTyping(): void {
  clearTimeout(typing)
  useTalk.setState({ isTyping: false })
}

let sending: Promise<void> = Promise.resolve()

/** Lines arrive in the order in which they were written. */
export function say(text: string, email: string | undefined): void {
  const line = { key: newKey(), text, email, state: 'sending', why: undefined } as const
  queue(line)
}

export function sayPicture(file: File): void {
  const sent = {
    text: file.name,
    email: undefined,
    file,
    state: 'sending',
    why: undefined,
  } as const
  queue({ key: newKey(), ...sent })
}

export function sayAgain(line: Outgoing): void {
  queue({ ...line, state: 'sending', why: undefined })
}

function queue(line: Outgoing): void {
  useTalk.setState(({ talk }) => ({ talk: withOutgoing(talk, line) }))
  sending = sending.then(() => send(line))
}

async function send(line: Outgoing): Promise<void> {
  try {
    const { key, text, email, file } = line
    const hadOne = useTalk.getState().talk.conversation !== undefined
    take(await (file ? api.sendPicture(key, file) : api.sendMessage({ key, text, email })))
    // A browser that has a conversation only now is known to the socket only now.
    if (!hadOne) void refresh()
  } catch (error) {
    const failed: Outgoing = { ...line, state: 'failed', why: messageOf(error) }
    useTalk.setState(({ talk }) => ({ talk: withOutgoing(talk, failed) }))
  }
}

/** Nobody waits for these. */
export function see(seq: number): void {
  useTalk.setState(({ talk }) =>
    talk.conversation
      ? { talk: { ...talk, conversation: { ...talk.conversation, seen: seq } } }
      : {},
  )
  api.tellSeen(seq).catch(() => {})
}

export function tellTyping(): void {
  if (stopFollowing) api.tellTyping().catch(() => {})
}

/** What went wrong, in words; undefined: nothing did. */
export async function end(): Promise<string | undefined> {
  return tried(async () => take(await api.endChat()))
}

export async function rate(rating: number): Promise<string | undefined> {
  return tried(async () => take(await api.rateChat(rating)))
}

export function mailTranscript(): Promise<string | undefined> {
  return tried(api.mailTranscript)
}

async function tried(does: () => Promise<void>): Promise<string | undefined> {
  try {
    await does()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}
