// What the frame and the page around it tell each other. `chat.js` is the other side.

/** Whether it stands in a page of ours. */
export const isFramed = window.parent !== window

export function tellPage(message: { type: 'chat-close' } | { type: 'chat-unread'; count: number }) {
  if (isFramed) window.parent.postMessage(message, location.origin)
}

/** Whether it is before anybody, now and whenever that changes. */
export function watchShown(shown: (is: boolean) => void): () => void {
  let isWithin = !isFramed
  const tell = () => shown(isWithin && !document.hidden)
  const observer = new IntersectionObserver((entries) => {
    isWithin = entries.at(-1)?.isIntersecting ?? isWithin
    tell()
  })
  observer.observe(document.documentElement)
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', tell)
  }
}
