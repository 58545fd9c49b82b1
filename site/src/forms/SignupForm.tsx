import { type FormEvent, useId, useRef, useState } from 'react';
import { useToast } from '../ui/toast-store.ts';
import { sendForm } from './send-form.ts';
import { useSending } from './use-sending.ts';
import './forms.css';

interface SignupFormProps {
  /** Where on the site it stands, such as "blog". */
  source: string;
  /** What the button says. */
  action: string;
}

/** Asks for an e-mail address and keeps it on the server. */
export function SignupForm({ source, action }: SignupFormProps) {
  const [email, setEmail] = useState('');
  const { isSending, send } = useSending();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') {
      toast({
        title: 'Email required',
        text: 'Please enter your email address to continue.',
        tone: 'error',
      });
      input.current?.focus();
      return;
    }
    const isDone = await send(() => sendForm('/api/subscriptions', { email, source }), {
      title: 'You are on the list',
      text: 'The next letter comes to this address. Every letter has a way out.',
    });
    if (isDone) setEmail('');
  };
  return (
    <form className="site-form site-form-row" noValidate onSubmit={submit}>
      <label className="site-field" htmlFor={id}>
        E-mail address
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="ada@example.org"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button type="submit" className="site-button site-button-ink" disabled={isSending}>
        {isSending ? 'Sending…' : action}
      </button>
    </form>
  );
}
