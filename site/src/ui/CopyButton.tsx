import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useToast } from './toast-store.ts';

/** How long a button says that it has copied, in milliseconds. */
const CONFIRMED_FOR = 2000;

interface CopyButtonProps {
  text: string;
  /** What it copies, such as "Copy prompt". */
  label: string;
  /** Only the icon is shown; the label is its name. */
  iconOnly?: boolean;
  onCopied?: () => void;
}

/** Copies a text; a check says so for two seconds, and screen readers hear it. */
export function CopyButton({ text, label, iconOnly = false, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(0);
  const toast = useToast();

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), CONFIRMED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied((times) => times + 1);
      onCopied?.();
    } catch {
      toast({
        title: 'Not copied',
        text: 'This browser does not let the page copy. Select the text and copy it yourself.',
        tone: 'error',
      });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      className={`${iconOnly ? 'site-icon-button' : 'site-button site-button-line'} site-needs-script`}
      title={iconOnly ? label : undefined}
      onClick={copy}
    >
      <Icon aria-hidden="true" />
      <span className={iconOnly ? 'site-visually-hidden' : undefined}>
        {copied ? 'Copied' : label}
      </span>
      <span className="site-visually-hidden" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  );
}
