// Work that may wait until the page is there and rests.

export function whenIdle(work: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: 3_000 })
      : setTimeout(work, 1_000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
