import type { Client } from '@nano-banana/client-sdk';
import { ShieldCheck } from 'lucide-react';
import type { Words } from '../locales/en.ts';

interface CheckLinkProps {
  client: Pick<Client, 'files'>;
  /** Of the picture, as the server gave it. */
  imageUrl: string;
  words: Pick<Words, 'check' | 'checkFull'>;
  look: 'icon' | 'text';
}

/** Leads to the server's page that says where a picture comes from, with that picture. */
export function CheckLink({ client, imageUrl, words, look }: CheckLinkProps) {
  const isIcon = look === 'icon';
  return (
    <a
      part={isIcon ? 'icon-button' : undefined}
      className={isIcon ? 'nb-icon-button' : 'nb-link'}
      href={client.files.checkUrl(imageUrl)}
      target="_blank"
      rel="noopener"
      aria-label={words.checkFull}
      data-nb-tip={isIcon ? words.checkFull : undefined}
    >
      {isIcon ? null : words.check}
      <ShieldCheck aria-hidden="true" />
    </a>
  );
}
