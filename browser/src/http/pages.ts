// Lists that come page by page, each with a cursor to the next.

type Page = { readonly next_cursor?: string | null | undefined }

export const pageByPage = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Page) => page.next_cursor ?? undefined,
}
