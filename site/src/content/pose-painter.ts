import { FileJson2, Keyboard, type LucideIcon, PersonStanding, RotateCcw } from 'lucide-react';

/** Where the painter stands on its page. */
export const painterId = 'painter';

export const poseHero = {
  title: 'Draw the pose. Keep the faces.',
  lead: 'Two characters, one sketch, one scene: drag stick figures into place or draw freely, and both stand in the picture the way you drew them.',
};

interface Point {
  title: string;
  text: string;
}

export const poseSteps: readonly Point[] = [
  {
    title: 'Add one or two characters',
    text: 'A photo, a drawing, a mascot: one clear subject each, best with 512 pixels or more on the shorter edge.',
  },
  {
    title: 'Pose them',
    text: 'Start from standing, dancing, high five or sitting and drag the joints. Limbs keep their length, hands and feet bend the arm and leg behind them.',
  },
  {
    title: 'Set the scene',
    text: 'Say where they are in a sentence, choose the aspect ratio, and see on the canvas what the picture will show.',
  },
];

export const poseFeatures: readonly (Point & { Icon: LucideIcon })[] = [
  {
    title: 'Figures with real joints',
    text: 'Flip, scale and recolour them, or let them trade characters. Strokes lie on a layer of their own, so the eraser never cuts an arm off.',
    Icon: PersonStanding,
  },
  {
    title: 'Nothing gets lost',
    text: 'Undo reaches back through every step, and a sketch is still there after a reload. It stays in your browser.',
    Icon: RotateCcw,
  },
  {
    title: 'Open pose files',
    text: 'Save and load 18 keypoints as OpenPose JSON, or the whole sketch inside a PNG that brings everything back.',
    Icon: FileJson2,
  },
  {
    title: 'Mouse, pen, finger, keys',
    text: 'Pen pressure shapes the line, a finger draws without scrolling the page, and every joint moves by the arrow keys.',
    Icon: Keyboard,
  },
];

export const poseQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'What is the pose sketch for?',
    answer:
      'It says who stands where and how: which arm is up, who leans, whose hands touch. The words of the scene say the rest. What you draw is sent as a picture of 600 × 400 pixels, with the figures’ joints beside it.',
  },
  {
    question: 'Which figure becomes which character?',
    answer:
      'Figure 1 stands for character 1, figure 2 for character 2. The number is at its neck, and one button lets the two trade places.',
  },
  {
    question: 'Do I need two characters?',
    answer:
      'One is enough. A figure that nobody stands for is left out, and the answer says so under the picture.',
  },
  {
    question: 'Where does my sketch go?',
    answer:
      'It stays in this browser until you generate. Then it is sent with your pictures to this site’s server, and the result is kept there for a limited time.',
  },
];
