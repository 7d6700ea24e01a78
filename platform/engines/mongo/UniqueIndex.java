import de.bwaldvogel.mongo.backend.AbstractUniqueIndex;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;

/** At most one document for each value. */
final class UniqueIndex extends AbstractUniqueIndex<Object> {
    private final Map<KeyValue, Object> positions = new HashMap<>();

    UniqueIndex(String name, List<IndexKey> keys, boolean sparse) {
        super(name, keys, sparse);
    }

    @Override
    protected Object getPosition(KeyValue value) {
        return positions.get(value);
    }

    @Override
    protected boolean putKeyPosition(KeyValue value, Object position) {
        return positions.putIfAbsent(value, position) == null;
    }

    @Override
    protected Object removeDocument(KeyValue value) {
        return positions.remove(value);
    }

    @Override
    protected Iterable<Entry<KeyValue, Object>> getIterable() {
        return positions.entrySet();
    }

    @Override
    public long getCount() {
        return positions.size();
    }

    @Override
    public long getDataSize() {
        return getCount();
    }
}
