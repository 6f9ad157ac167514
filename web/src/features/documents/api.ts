// What this feature asks the server, and by which keys its answers are kept.

import { queryOptions } from '@tanstack/react-query'
import { ownDocument } from '../../lib/documents/api.ts'
import { dataUrlOf } from '../../lib/files/data-url.ts'
import { useSession } from '../../lib/session/session.ts'

export const documentQuery = queryOptions({
  queryKey: ['document'],
  queryFn: ownDocument,
  meta: { news: ['identity'] },
})

/** Of whichever address. */
export const anyPicture = { queryKey: ['document-picture'] } as const

/** As a data: address, since the call that brings it has to show who asks. */
export const pictureQuery = (url: string) =>
  queryOptions({
    ...anyPicture,
    queryFn: () => loadPicture(url),
    // It does not outlive the page by long.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

async function loadPicture(url: string): Promise<string> {
  const { token } = useSession.getState()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`the picture was refused: ${response.status}`)
  return dataUrlOf(await response.blob())
}
