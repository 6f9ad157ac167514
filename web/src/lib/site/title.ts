// The document's title: the screen, then the brand.

import { useEffect } from 'react'
import { config } from './config.ts'

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? config.brand : `${title} · ${config.brand}`
  }, [title])
}
