import { ConversationMissing } from '@/components/messagerie/conversation-missing';

export default function ConversationNotFound() {
  return <ConversationMissing />;
}
