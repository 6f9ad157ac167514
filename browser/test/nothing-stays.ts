// A worker shows the screens of many files of tests on one page, one file after the other. What a
// file leaves behind goes with it: modules and what they keep, timers, listeners, what stands on
// the page, what is stored, and where the page is.

import { afterAll, vi } from 'vitest'

/** Undoes one thing that was left. */
type Undo = () => void

const left: Undo[] = []
const undoAtEnd = (undo: Undo): void => void left.push(undo)

/** Of this file's code alone: it is put back before the next file comes. */
function watch<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  watched: (own: Target[Name]) => Target[Name],
): void {
  const own = target[name]
  target[name] = Object.assign(watched(own) as object, own) as Target[Name]
  undoAtEnd(() => {
    target[name] = own
  })
}

for (const name of ['setTimeout', 'setInterval'] as const) {
  watch(globalThis, name, (own) => {
    const begin = (...args: Parameters<typeof setTimeout>) => {
      const timer = (own as typeof setTimeout)(...args)
      undoAtEnd(() => clearTimeout(timer))
      return timer
    }
    return begin as typeof own
  })
}
// A file that asks for Node alone has no page.
const hasPage = 'document' in globalThis
for (const place of hasPage ? [window, document] : []) {
  watch(place as Window, 'addEventListener', (own) => (type: string, ...rest: [never, never]) => {
    own.call(place, type, ...rest)
    // React's own, which it adds to a page once.
    if (type !== 'selectionchange') undoAtEnd(() => place.removeEventListener(type, ...rest))
  })
}

// Registered before any of the file's own, so it is the last to run.
afterAll(() => {
  for (const undo of left.splice(0).reverse()) undo()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  if (!hasPage) return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
