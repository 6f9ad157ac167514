// A page's name as a link, in the menus and the footer.

import type { MenuPage } from '../lib/site/menu.ts'
import { SiteLink } from '../lib/site/SiteLink.tsx'

type Props = { readonly page: MenuPage; readonly className?: string | undefined }

export function MenuLink({ page, className }: Props) {
  return (
    <SiteLink to={page.to} className={className} data-claim={page.claim}>
      {page.label}
    </SiteLink>
  )
}
