import { useState } from 'react';
import { type ToastContent, useToast } from '../ui/toast-store.ts';

interface Sending {
  isSending: boolean;
  /** Does it, then says so; a failure is said instead. @returns whether it was done */
  send: (work: () => Promise<void>, done: ToastContent) => Promise<boolean>;
}

/** A form on its way: nothing is called done that was not. */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const toast = useToast();
  const send: Sending['send'] = async (work, done) => {
    setIsSending(true);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      const text = error instanceof Error ? error.message : undefined;
      toast({ title: 'Not sent', ...(text && { text }), tone: 'error' });
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, send };
}
