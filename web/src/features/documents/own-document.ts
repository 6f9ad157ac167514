// The client's own document, as the server knows it, and its picture.

import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type DocumentView, documentRoutes } from '#contract/client/documents.ts'
import { call } from '../../lib/http/api.ts'
import { useSession } from '../../lib/session/session.ts'

const key = ['document'] as const
const pictureKey = ['document-picture'] as const

export function useOwnDocument() {
  return useQuery({
    queryKey: key,
    queryFn: async () => (await call(documentRoutes.documentView)).data,
    meta: { news: ['identity'] },
  })
}

/** The answer to an upload is the new state. */
export function setOwnDocument(queries: QueryClient, view: DocumentView): void {
  queries.setQueryData(key, view)
  queries.removeQueries({ queryKey: pictureKey })
}

/** Somebody else, another tab perhaps, has changed it. */
export function refreshOwnDocument(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: key })
}

/** As a data: address, since the call that brings it has to show who asks. */
export function usePicture(url: string) {
  return useQuery({
    queryKey: pictureKey,
    queryFn: () => loadPicture(url),
    // It does not outlive the page by long.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

async function loadPicture(url: string): Promise<string> {
  const { token } = useSession.getState()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`the picture was refused: ${response.status}`)
  return dataUrlOf(await response.blob())
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
