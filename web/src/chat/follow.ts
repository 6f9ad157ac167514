// The chat's socket: it hears that there is more in the conversation, and comes back by itself
// after any loss. What was missed meanwhile is asked for then: a socket may lose anything.

import { retryDelay } from '#browser/page/retry-delay.ts'
import { ChatNews } from '#contract/public/chat.ts'
import { streamPath } from '#contract/shared/stream-path.ts'
import { chatTicket } from './api.ts'

export type Heard = {
  /** It follows from now on: what came before has to be asked for. */
  readonly following: () => void
  /** There is more, up to this number. */
  readonly more: (seq: number) => void
  readonly typing: () => void
  readonly lost: () => void
}

const pingEveryMs = 10_000
/** Nothing for so long means a connection that died without a word. */
const silenceMs = 25_000

/** Until the returned function is called. */
export function followChat(heard: Heard): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let lastHeard = 0
  let isOver = false

  const again = () => {
    if (isOver) return
    tries += 1
    heard.lost()
    clearTimeout(timer)
    timer = setTimeout(connect, retryDelay(tries, Math.random()))
  }

  function connect(): void {
    const protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const opening = new WebSocket(`${protocol}//${location.host}${streamPath}`)
    socket = opening
    lastHeard = performance.now()
    opening.addEventListener('open', () => {
      chatTicket()
        .then((ticket) => opening.send(JSON.stringify({ type: 'follow', ticket })))
        .catch(() => opening.close())
    })
    opening.addEventListener('message', ({ data }) => {
      lastHeard = performance.now()
      const news = ChatNews.safeParse(JSON.parse(String(data))).data
      if (opening === socket && news) hear(news)
    })
    opening.addEventListener('close', () => {
      if (opening === socket) drop()
    })
  }

  function hear(news: ChatNews): void {
    switch (news.type) {
      case 'following':
        tries = 0
        heard.following()
        break
      case 'chat':
        heard.more(news.seq)
        break
      case 'chat_typing':
        heard.typing()
        break
    }
  }

  /** Where nothing gets through, a farewell is not answered either: nobody waits for that. */
  const drop = () => {
    const gone = socket
    if (!gone) return
    socket = undefined
    gone.close()
    again()
  }
  const pings = setInterval(() => {
    if (performance.now() - lastHeard > silenceMs) drop()
    else if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping', id: 0 }))
    }
  }, pingEveryMs)
  addEventListener('online', drop)
  connect()
  return () => {
    isOver = true
    clearInterval(pings)
    clearTimeout(timer)
    removeEventListener('online', drop)
    socket?.close()
  }
}
