// Keys of a screen: single letters, never while something is typed, never with a modifier, and not
// at all for whoever turned them off. What is asked for here is what the sheet of keys shows, so
// the two never differ.

import { useEffect, useRef } from 'react'
import { areKeysOn } from './single-keys.ts'

type Key = {
  /** In words, for whoever asks which keys there are. */
  readonly does: string
  readonly act: () => void
}
export type Keys = Readonly<Record<string, Key>>

/** What can be done at this moment; by a key, or by being looked for alone. */
export type ActHere = Key & { readonly key: string | undefined }

/** Of every part of the screen that is shown, in the order in which they came. */
const shown = new Set<{ readonly current: Keys }>()
const keyless = new Set<{ readonly current: readonly Key[] }>()

export function useKeys(keys: Keys): void {
  const known = useRef(keys)
  useEffect(() => {
    known.current = keys
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!areKeysOn() || isTyping(event.target) || isPressing(event)) return
      const key = known.current[event.key.toLowerCase()]
      if (!key) return
      event.preventDefault()
      key.act()
    }
    shown.add(known)
    addEventListener('keydown', pressed)
    return () => {
      shown.delete(known)
      removeEventListener('keydown', pressed)
    }
  }, [])
}

/** What a screen can do for which there is no key: the palette finds it. */
export function useActs(acts: readonly Key[]): void {
  const known = useRef(acts)
  useEffect(() => {
    known.current = acts
  })
  useEffect(() => {
    keyless.add(known)
    return () => void keyless.delete(known)
  }, [])
}

/** What can be pressed at this moment; of two that ask for a key, the first hears it. */
export function keysHere(): readonly (Key & { readonly key: string })[] {
  const first = new Map<string, Key>()
  for (const { current } of shown) {
    for (const [key, act] of Object.entries(current)) {
      if (!first.has(key)) first.set(key, act)
    }
  }
  return [...first].map(([key, act]) => ({ key, ...act }))
}

/** The same, and what has no key. */
export function actsHere(): readonly ActHere[] {
  const others = [...keyless].flatMap(({ current }) => current)
  return [...keysHere(), ...others.map((act) => ({ key: undefined, ...act }))]
}

/** Before any screen hears of a key: what answers true has taken it. */
export function useKeyFirst(takes: (key: string) => boolean): void {
  const known = useRef(takes)
  useEffect(() => {
    known.current = takes
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!areKeysOn() || !known.current(event.key.toLowerCase())) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', pressed, true)
    return () => removeEventListener('keydown', pressed, true)
  }, [])
}

/** A letter with Ctrl, or Cmd on a Mac: wherever one is, also while something is typed. */
export function useCombination(letter: string, act: () => void): void {
  const known = useRef(act)
  useEffect(() => {
    known.current = act
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== letter) return
      event.preventDefault()
      known.current()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [letter])
}

/** Enter on what has the focus is for that. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLElement && target.closest('a, button') !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], dialog[open]') !== null
  )
}
