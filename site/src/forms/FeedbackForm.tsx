import { type FormEvent, useId, useRef, useState } from 'react';
import { useToast } from '../ui/toast-store.ts';
import { sendForm } from './send-form.ts';
import { useSending } from './use-sending.ts';
import './forms.css';

interface FeedbackFormProps {
  /** Where on the site it stands, such as "contact". */
  source: string;
  /** What is asked for. */
  label: string;
  /** Also asks where to answer. */
  withEmail?: boolean;
}

/** Takes what a visitor has to say to the people behind the site. */
export function FeedbackForm({ source, label, withEmail = false }: FeedbackFormProps) {
  const [message, setMessage] = useState('');
  const [email, setEmail] = useState('');
  const { isSending, send } = useSending();
  const toast = useToast();
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (message.trim() === '') {
      toast({
        title: 'Feedback required',
        text: 'Please share your thoughts to help us improve.',
        tone: 'error',
      });
      input.current?.focus();
      return;
    }
    const answerTo: Record<string, string> = email.trim() ? { email } : {};
    const isDone = await send(() => sendForm('/api/feedback', { message, source, ...answerTo }), {
      title: 'Thank you',
      text: 'Your message has reached the people who run this site.',
    });
    if (!isDone) return;
    setMessage('');
    setEmail('');
  };
  return (
    <form className="site-form" noValidate onSubmit={submit}>
      <label className="site-field" htmlFor={`${id}-message`}>
        {label}
      </label>
      <textarea
        ref={input}
        id={`${id}-message`}
        name="message"
        rows={5}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {withEmail && (
        <>
          <label className="site-field" htmlFor={`${id}-email`}>
            E-mail address, if you would like an answer
          </label>
          <input
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </>
      )}
      <button type="submit" className="site-button site-button-ink" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send'}
      </button>
    </form>
  );
}
