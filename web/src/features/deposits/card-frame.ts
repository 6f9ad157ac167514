// Talks with the provider's page in its frame. Only that frame is heard, and only from our own
// origin, where the simulated provider is.

import { useEffect, useRef, useState } from 'react'
import { locale } from '#browser/format/locale.ts'
import type { CardFieldsMessage, CardFieldsRequest } from '#contract/public/test-cards.ts'

export type Tokenised =
  | { readonly token: string }
  | { readonly wrong: 'number' | 'cvv' | 'provider' }

const answerWithinMs = 20_000

export function hearFrame(
  frame: HTMLIFrameElement,
  hear: (message: CardFieldsMessage) => void,
): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (source === frame.contentWindow && origin === location.origin && isMessage(data)) hear(data)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}

/** The page in the language of this build. */
export function spoken(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${locale}`
}

/** Has the page mark what is missing there: the form around it is not whole. */
export function markWrong(frame: HTMLIFrameElement): void {
  request(frame, 'card-mark')
}

/** Asks the page for a token of what was typed there. */
export function tokenise(frame: HTMLIFrameElement): Promise<Tokenised> {
  return new Promise((resolve) => {
    const finish = (outcome: Tokenised) => {
      clearTimeout(timeout)
      stop()
      resolve(outcome)
    }
    const stop = hearFrame(frame, (message) => {
      if (message.type === 'card-token') finish({ token: message.token })
      if (message.type === 'card-fields-wrong') finish({ wrong: message.field })
    })
    const timeout = setTimeout(() => finish({ wrong: 'provider' }), answerWithinMs)
    request(frame, 'card-tokenise')
  })
}

function request(frame: HTMLIFrameElement, type: CardFieldsRequest['type']): void {
  const message: CardFieldsRequest = { type }
  frame.contentWindow?.postMessage(message, location.origin)
}

/** A frame as high as what is in it. */
export function useFrame(hear: (message: CardFieldsMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(120)
  useEffect(() => {
    if (!frame.current) return
    return hearFrame(frame.current, (message) => {
      if (message.type !== 'card-fields-height') hear(message)
      // While it is hidden it has none.
      else if (message.height > 0) setHeight(message.height)
    })
  }, [hear])
  return { frame, height }
}

function isMessage(data: unknown): data is CardFieldsMessage {
  return typeof data === 'object' && data !== null && 'type' in data
}
