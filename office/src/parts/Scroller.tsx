// A frame in which what is too long is scrolled: by keys too, and then it is a stop of its own.

import { type ReactNode, type RefObject, useEffect, useState } from 'react'

type Props = {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly className: string | undefined
  readonly children: ReactNode
}

export function Scroller({ frame, className, children }: Props) {
  const isStop = useIsTooLong(frame)
  return (
    <div ref={frame} className={className} tabIndex={isStop ? 0 : undefined}>
      {children}
    </div>
  )
}

/** Whether more is in it than it shows, as its size and its contents change. */
function useIsTooLong(frame: RefObject<HTMLDivElement | null>): boolean {
  const [isTooLong, setTooLong] = useState(false)
  // Each time it is drawn, as what is in it may be other then.
  useEffect(() => {
    const own = frame.current
    if (!own) return
    const seen = new ResizeObserver(() => {
      setTooLong(own.scrollHeight > own.clientHeight || own.scrollWidth > own.clientWidth)
    })
    for (const one of [own, ...own.children]) seen.observe(one)
    return () => seen.disconnect()
  })
  return isTooLong
}
