import {
  BookOpen,
  Braces,
  Briefcase,
  GraduationCap,
  House,
  Images,
  type LucideIcon,
  MessageCircleQuestionMark,
  Newspaper,
  PersonStanding,
} from 'lucide-react';

interface WayOut {
  to: string;
  label: string;
  hint: string;
  Icon: LucideIcon;
}

/** Where a visitor without a page can go, in the specified order. */
export const waysOut: readonly WayOut[] = [
  { to: '/', label: 'Home', hint: 'The editor, ready for a photo', Icon: House },
  {
    to: '/pose-painter',
    label: 'Pose Painter',
    hint: 'Draw a pose, fill it in',
    Icon: PersonStanding,
  },
  { to: '/examples', label: 'Examples', hint: 'Before, after and the words', Icon: Images },
  { to: '/tutorials', label: 'Tutorials', hint: 'From first edit to API', Icon: GraduationCap },
  { to: '/how-to-use', label: 'How to Use', hint: 'The whole way, step by step', Icon: BookOpen },
  { to: '/faq', label: 'FAQ', hint: 'Short answers', Icon: MessageCircleQuestionMark },
  { to: '/api', label: 'API', hint: 'Edit pictures from code', Icon: Braces },
  { to: '/blog', label: 'Blog', hint: 'Notes and news', Icon: Newspaper },
  { to: '/case-studies', label: 'Case Studies', hint: 'What others made', Icon: Briefcase },
];
