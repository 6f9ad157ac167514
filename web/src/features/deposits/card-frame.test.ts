// Who is heard: the frame itself, from our own origin, and nobody else.

import { describe, expect, it, vi } from 'vitest'
import { hearFrame, tokenise } from './card-frame.ts'

const token = { type: 'card-token', token: 'abc' }

function aFrame() {
  const frame = document.createElement('iframe')
  // The simulated browser opens no frames.
  const window = { postMessage: vi.fn() }
  Object.defineProperty(frame, 'contentWindow', { value: window })
  return { frame, window }
}

function post(source: object, data: unknown, origin = location.origin): void {
  dispatchEvent(new MessageEvent('message', { source, origin, data } as MessageEventInit))
}

describe('a frame', () => {
  it('is heard alone', () => {
    const { frame, window: own } = aFrame()
    const heard = vi.fn()
    const stop = hearFrame(frame, heard)
    post(window, token)
    post(aFrame().window, token)
    post(own, token, 'https://evil.example')
    post(own, 'card-token')
    post(own, null)
    expect(heard).not.toHaveBeenCalled()
    post(own, token)
    expect(heard).toHaveBeenCalledExactlyOnceWith(token)
    stop()
    post(own, token)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('answers with a token, or with the field that is wrong', async () => {
    const { frame, window: own } = aFrame()
    const first = tokenise(frame)
    expect(own.postMessage).toHaveBeenCalledWith({ type: 'card-tokenise' }, location.origin)
    post(own, { type: 'card-fields-height', height: 3 })
    post(own, token)
    expect(await first).toEqual({ token: 'abc' })
    const second = tokenise(frame)
    post(own, { type: 'card-fields-wrong', field: 'cvv' })
    expect(await second).toEqual({ wrong: 'cvv' })
  })
})
